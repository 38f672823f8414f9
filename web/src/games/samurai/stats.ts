/** A match of Samurai Sword in numbers, told by its events: attacks, parries, wounds, and Honour round by round. */

import { eventName } from "../../lib/chronicle";
import type { SamuraiView, Text } from "../../lib/protocol";
import { Facts, most, number, Tally, tell, word, type MatchStats } from "../../lib/stats";
import { kindOf } from "../../lib/words";

const COLUMNS = ["attacks", "dealt", "suffered", "parried", "defeats", "played"] as const;

/** What an event does to Honour, as gains and losses by seat. */
function honourIn(event: Text, players: number): [seat: number, change: number][] {
  const seat = number(event, "seat") ?? 0;
  const amount = number(event, "number") ?? 1;
  switch (eventName(event)) {
    case "gave-honour":
      return [
        [seat, -1],
        [number(event, "target") ?? 0, 1],
      ];
    case "lost-honour":
      return [[seat, -amount]];
    case "deck-ended":
      return Array.from({ length: players }, (_, each) => [each, -amount]);
    default:
      return [];
  }
}

export function statsOf(events: readonly Text[], view: SamuraiView): MatchStats {
  // What everyone had at the start is what they have now without all that has happened since.
  const start = view.players.map((player) => player.honour);
  const changes = events.flatMap((event) => honourIn(event, start.length));
  for (const [seat, change] of changes) start[seat]! -= change;

  const told = tell(events, start, COLUMNS, (event, add, change) => {
    const seat = number(event, "seat");
    const by = number(event, "by");
    const amount = number(event, "number") ?? 1;
    for (const [who, gained] of honourIn(event, start.length)) change(who, gained);
    switch (eventName(event)) {
      case "played":
      case "played-at":
        add(seat, "played");
        break;
      case "attack":
        add(by, "attacks");
        break;
      case "parried":
        add(seat, "parried");
        break;
      case "wounded":
      case "wounded-by":
        add(seat, "suffered", amount);
        add(by, "dealt", amount);
        break;
      case "defeated":
        add(seat, "defeated");
        add(by, "defeats");
        break;
      case "gave-honour":
        add(number(event, "target"), "won");
        break;
    }
  });
  return { ...told, measure: "honour", facts: factsOf(events, told) };
}

const ICONS = {
  defeats: "katana",
  defeated: "broken-heart",
  parried: "sword-clash",
  strongest: "katana",
  taken: "card-random",
  "won-honour": "#seal",
  unwounded: "thumb-up",
};

function factsOf(events: readonly Text[], { seats }: Omit<MatchStats, "facts">): MatchStats["facts"] {
  const facts = new Facts(ICONS);
  const victor = most(seats, "defeats");
  facts.add("defeats", victor.number / 2, victor);
  const victim = most(seats, "defeated");
  facts.add("defeated", victim.number / 3, victim);
  const guard = most(seats, "parried");
  facts.add("parried", guard.number / 3, guard);
  const richest = most(seats, "won");
  facts.add("won-honour", richest.number / 4, richest);
  for (const { seat, numbers } of seats) if (!numbers.suffered) facts.add("unwounded", 2.5, { seat });

  const wandered = new Tally();
  const taken = new Tally();
  let strongest = { by: 0, target: 0, kind: "", number: 0 };
  for (const event of events) {
    const kind = kindOf(word(event, "card") ?? "");
    const wounds = number(event, "number") ?? 0;
    const name = eventName(event);
    if (name === "passed-on") wandered.add(kind);
    else if (name === "took") taken.add(`${number(event, "seat")} ${number(event, "owner")}`);
    else if (name === "attack" && wounds > strongest.number) {
      strongest = { by: number(event, "by") ?? 0, target: number(event, "target") ?? 0, kind, number: wounds };
    }
  }
  facts.add("strongest", strongest.number / 4, strongest);
  const [wanderer, times] = wandered.most();
  if (wanderer) facts.add("wandered", times / 4, { kind: wanderer, number: times });
  const [thief, loot] = taken.most();
  if (thief) {
    const [seat, owner] = thief.split(" ").map(Number) as [number, number];
    facts.add("taken", loot / 3, { seat, owner, number: loot });
  }
  return facts.told();
}
