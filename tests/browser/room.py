"""What lies on something else that it should not lie on, now and over whole matches."""

TOUCHING = """() => {
    const kinds = [".plate", ".seat .ticket", ".slip", ".market", ".train", ".event", ".zchip",
        ".shelf:not(.shelf--empty)", ".piles .card", ".pile figcaption",
        ".quiver", ".tray", ".mine .ticket", ".prompt", ".bar"];
    const apart = new Set([".plate", ".seat .ticket", ".zchip", ".mine .ticket"]);
    const all = kinds.flatMap(kind => [...document.querySelectorAll(kind)].map(element =>
        ({kind, element, box: element.getBoundingClientRect()})))
        .filter(({box}) => box.width > 2 && box.height > 2);
    const named = ({kind, element}) => `${kind} ${element.textContent.trim().slice(0, 24)}`;
    const gap = (a, b) => Math.max(a.left - b.right, b.left - a.right,
        a.top - b.bottom, b.top - a.bottom);
    return all.flatMap((one, at) => all.slice(at + 1)
        .filter(other => (one.kind !== other.kind || apart.has(one.kind))
            && !one.element.contains(other.element) && !other.element.contains(one.element)
            && gap(one.box, other.box) < -1)
        .map(other => `${named(one)} / ${named(other)}`));
}"""

MEASURE = f"""() => {{
    window.touched = new Set();
    const touching = {TOUCHING};
    let since = new Map();
    let waits = false;
    const measure = () => {{
        waits = false;
        const size = `${{innerWidth}}x${{innerHeight}}`;
        const now = new Map();
        for (const each of touching()) {{
            const what = `${{size}}: ${{each}}`;
            now.set(what, since.get(what) ?? performance.now());
            if (performance.now() - now.get(what) > 300) window.touched.add(what);
        }}
        since = now;
        if (now.size) soon();
    }};
    const soon = () => {{
        if (waits) return;
        waits = true;
        setTimeout(measure, 150);
    }};
    new MutationObserver(soon).observe(
        document.body, {{subtree: true, childList: true, attributes: true}});
    addEventListener("resize", soon);
}}"""
"""From now on, remember what touches what for longer than anything is on its way."""

TOUCHED = "[...window.touched].slice(0, 8)"

SIZES = ((1440, 900), (1280, 800), (1024, 768), (390, 844))
"""The windows in which nothing may touch."""
