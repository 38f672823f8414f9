/** A match on a card to pass on: who won, the chances over it, and the deeds that turned it. */

import { apart, drawn, stacked, type Mark } from "./chances";

export interface Telling {
  headline: string;
  winners: string;
  facts: string;
  marks: readonly Mark[];
  last: number;
  at: number;
  /** By side, its name and its colour. */
  sides: readonly { name: string; colour: string }[];
  turns: readonly { at: number; deed: string; gain: string }[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const GRAPH = { left: 672, top: 120, width: 460, height: 230 };
const DUSK = ["#22162e", "#3f2140", "#7a3346", "#bd5c3d", "#d98647"];
const WASHI = ["#faf6ea", "#f3ecdc", "#e9e0ca", "#ddd2b8", "#d4c8ab"];
const PAPER = "#f7ecd4";
const INK = "#2a1913";

/** The card as a picture. */
export async function card(telling: Telling, paper: boolean): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const style = getComputedStyle(document.documentElement);
  const [display, slab, text] = ["display", "slab", "text"].map((name) => style.getPropertyValue(`--font-${name}`).trim() || "serif") as [string, string, string];
  await Promise.all([`80px ${display}`, `800 24px ${slab}`, `700 24px ${text}`].map((font) => document.fonts.load(font)));

  scenery(pen, paper);
  pen.fillStyle = paper ? "#1b1a1c" : "#ffe3b0";
  pen.font = `34px ${display}`;
  pen.fillText("Standoff", 48, 66);
  pen.font = `92px ${display}`;
  let y = 166;
  for (const line of wrapped(pen, telling.headline, 560)) {
    pen.fillText(line, 48, y);
    y += 96;
  }
  pen.fillStyle = paper ? "#1b1a1c" : "#f8ecd8";
  pen.font = `800 30px ${slab}`;
  y -= 40;
  for (const line of wrapped(pen, telling.winners, 540)) {
    pen.fillText(line, 48, y);
    y += 38;
  }
  pen.font = `700 22px ${text}`;
  pen.fillText(telling.facts, 48, HEIGHT - 36);

  pen.fillStyle = PAPER;
  pen.fillRect(640, 36, 524, 558);
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.strokeRect(648, 44, 508, 542);
  legend(pen, telling, text);
  graph(pen, telling, slab);
  deeds(pen, telling, text, slab);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function scenery(pen: CanvasRenderingContext2D, paper: boolean): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  (paper ? WASHI : DUSK).forEach((colour, at, all) => sky.addColorStop(at / (all.length - 1), colour));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = paper ? "#a81f1f" : "#ffc46b";
  pen.globalAlpha = paper ? 0.9 : 0.85;
  pen.beginPath();
  pen.arc(430, 520, 150, 0, 2 * Math.PI);
  pen.fill();
  pen.globalAlpha = 1;
  pen.fillStyle = paper ? "#cabf9f" : "#23152a";
  pen.beginPath();
  pen.moveTo(0, 540);
  pen.bezierCurveTo(300, 510, 700, 560, WIDTH, 530);
  pen.lineTo(WIDTH, HEIGHT);
  pen.lineTo(0, HEIGHT);
  pen.fill();
}

function legend(pen: CanvasRenderingContext2D, { sides }: Telling, text: string): void {
  pen.font = `800 19px ${text}`;
  let x = GRAPH.left;
  sides.forEach(({ name, colour }, side) => {
    fill(pen, new Path2D(`M${x} 72h22v18h-22Z`), colour, side);
    pen.strokeRect(x, 72, 22, 18);
    pen.fillStyle = INK;
    pen.fillText(name, x + 30, 88);
    x += 52 + pen.measureText(name).width;
  });
}

function graph(pen: CanvasRenderingContext2D, { marks, last, at, sides, turns }: Telling, slab: string): void {
  const { areas, borders } = drawn(marks, last, GRAPH.width, GRAPH.height);
  const x = (frame: number): number => (frame / Math.max(last, 1)) * GRAPH.width;
  pen.save();
  pen.translate(GRAPH.left, GRAPH.top);
  for (const side of stacked(sides.length)) fill(pen, new Path2D(areas[side]), sides[side]!.colour, side);
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  for (const border of borders) pen.stroke(new Path2D(border));
  pen.strokeRect(0, 0, GRAPH.width, GRAPH.height);
  pen.strokeStyle = "#fff";
  pen.lineWidth = 4;
  pen.stroke(new Path2D(`M${x(at)} 0V${GRAPH.height}`));
  pen.lineWidth = 1.5;
  pen.setLineDash([5, 4]);
  pen.font = `800 16px ${slab}`;
  pen.textAlign = "center";
  const flags = apart(turns.map((turn) => x(turn.at)), 28);
  turns.forEach((turn, number) => {
    pen.stroke(new Path2D(`M${x(turn.at)} 0V${GRAPH.height}`));
    dot(pen, flags[number]!, -2, number + 1);
  });
  pen.restore();
}

function deeds(pen: CanvasRenderingContext2D, { turns }: Telling, text: string, slab: string): void {
  let y = GRAPH.top + GRAPH.height + 46;
  turns.forEach(({ deed, gain }, number) => {
    pen.textAlign = "center";
    pen.font = `800 16px ${slab}`;
    dot(pen, GRAPH.left + 13, y - 7, number + 1);
    pen.textAlign = "left";
    pen.fillStyle = INK;
    pen.font = `600 20px ${text}`;
    pen.fillText(shortened(pen, deed, GRAPH.width - 40), GRAPH.left + 40, y);
    pen.font = `800 19px ${text}`;
    pen.fillText(gain, GRAPH.left + 40, y + 25);
    y += 70;
  });
}

function dot(pen: CanvasRenderingContext2D, x: number, y: number, number: number): void {
  pen.fillStyle = INK;
  pen.beginPath();
  pen.arc(x, y, 13, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = PAPER;
  pen.fillText(String(number), x, y + 6);
}

/** In the colour of a side, and in its pattern. */
function fill(pen: CanvasRenderingContext2D, path: Path2D, colour: string, side: number): void {
  pen.fillStyle = colour;
  pen.fill(path);
  const tile = document.createElement("canvas");
  tile.width = tile.height = 8;
  const small = tile.getContext("2d");
  if (!small || side === 0) return;
  small.strokeStyle = small.fillStyle = "rgb(42 25 19 / .45)";
  if (side === 1) small.stroke(new Path2D("M-2 10L10 -2M-6 6L6 -6M2 14L14 2"));
  else small.fill(new Path2D("M2 2h2v2h-2Z"));
  pen.fillStyle = pen.createPattern(tile, "repeat") ?? colour;
  pen.fill(path);
}

function wrapped(pen: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(pen: CanvasRenderingContext2D, words: string, width: number): string {
  if (pen.measureText(words).width <= width) return words;
  let end = words.length;
  while (end > 1 && pen.measureText(`${words.slice(0, end)}…`).width > width) end -= 1;
  return `${words.slice(0, end).trimEnd()}…`;
}
