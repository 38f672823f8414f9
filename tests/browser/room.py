"""What lies on something else that it should not lie on, now and over whole matches."""

TOUCHING = """() => {
    const kinds = [".plate", ".seat .ticket", ".slip", ".market", ".train", ".event", ".zchip",
        ".shelf:not(.shelf--empty)", ".piles .card", ".pile figcaption",
        ".quiver", ".tray", ".mine .ticket", ".prompt", ".bar", ".self", ".hand__card", ".flag",
        ".guide"];
    const apart = new Set([".plate", ".seat .ticket", ".zchip", ".mine .ticket"]);
    const shown = element => { // what scrolls is seen within its frame alone
        const {left, right, top, bottom} = element.getBoundingClientRect();
        const frame = element.closest(".zchips, .rails")?.getBoundingClientRect()
            ?? {left, right, top, bottom};
        const [x, y] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        const [to, end] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        return new DOMRect(x, y, Math.max(to - x, 0), Math.max(end - y, 0));
    };
    const all = kinds.flatMap(kind => [...document.querySelectorAll(kind)].map(element =>
        ({kind, element, box: shown(element)})))
        .filter(({box}) => box.width > 2 && box.height > 2);
    const named = ({kind, element}) => `${kind} “${element.textContent.trim().slice(0, 24)}”`;
    const own = (one, other) => [one.kind, other.kind].includes(".flag")
        && one.element.closest(".seat") === other.element.closest(".seat"); // it hangs there
    const gap = (a, b) => Math.max(a.left - b.right, b.left - a.right,
        a.top - b.bottom, b.top - a.bottom);
    return all.flatMap((one, at) => all.slice(at + 1)
        .filter(other => (one.kind !== other.kind || apart.has(one.kind))
            && !one.element.contains(other.element) && !other.element.contains(one.element)
            && !own(one, other) && gap(one.box, other.box) < -1)
        .map(other => `${named(one)} / ${named(other)}`));
}"""

MEASURE = f"""() => {{
    window.touched = new Set();
    const touching = {TOUCHING};
    let since = new Map();
    const places = new Map(); // on phones, where seats stand for the whole match
    const moved = size => [...document.querySelectorAll(".seat .plate")].flatMap((plate, at) => {{
        if (innerWidth >= 800) return [];
        const {{left, top}} = plate.getBoundingClientRect();
        const place = `${{size}} ${{at}}`;
        const was = places.get(place);
        if (was === undefined && !since.size) places.set(place, [left, top]);
        return was && Math.hypot(left - was[0], top - was[1]) > 1 ? [`seat ${{at}} has moved`] : [];
    }});
    let waits = false;
    const measure = () => {{
        waits = false;
        const size = `${{innerWidth}}x${{innerHeight}}`;
        const now = new Map();
        for (const each of [...touching(), ...moved(size)]) {{
            const what = `${{size}}: ${{each}}`;
            const kinds = what.replace(/“[^”]*”/g, ""); // what is written there changes meanwhile
            const [began, looks] = since.get(kinds) ?? [performance.now(), 0];
            now.set(kinds, [began, looks + 1]); // a starved page must have had frames to get there
            if (performance.now() - began > 300 && looks >= 3) window.touched.add(what);
        }}
        since = now;
        if (now.size) soon();
    }};
    const soon = () => {{
        if (waits) return;
        waits = true;
        setTimeout(() => requestAnimationFrame(measure), 100);
    }};
    new MutationObserver(soon).observe(
        document.body, {{subtree: true, childList: true, attributes: true}});
    addEventListener("resize", soon);
}}"""
"""From now on, remember what touches what for longer than anything is on its way."""

TOUCHED = "[...window.touched].slice(0, 8)"

SIZES = ((1440, 900), (1280, 800), (1024, 768), (390, 844), (360, 800))
"""The windows in which nothing may touch; in those of phones no seat may move."""
