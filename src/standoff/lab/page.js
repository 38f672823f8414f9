// A click on a heading sorts its table; a second one turns the order round.
for (const heading of document.querySelectorAll("th")) {
  heading.firstElementChild.addEventListener("click", () => {
    const table = heading.closest("table");
    const down = heading.getAttribute("aria-sort") !== "descending";
    for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", down ? "descending" : "ascending");
    const value = (row) => row.cells[heading.cellIndex].dataset.by;
    const order = (a, b) =>
      heading.classList.contains("n") ? value(a) - value(b) : value(b).localeCompare(value(a), document.documentElement.lang);
    const rows = [...table.tBodies[0].rows].sort(order);
    table.tBodies[0].append(...(down ? rows.reverse() : rows));
  });
}
