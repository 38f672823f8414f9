/** A match of the Dice Game in numbers. */

import { eventName } from "../../lib/chronicle";
import type { Text } from "../../lib/protocol";
import { Facts, most, number, tell, type MatchStats } from "../../lib/stats";

const COLUMNS = ["rolls", "hits", "beers", "arrows", "lost", "regained"] as const;

const ICONS: { readonly [fact: string]: string } = {
  attacks: "arrow-flights",
  arrows: "arrow-flights",
  exploded: "dynamite",
  gatlings: "machine-gun",
  generous: "beer-stein",
  wasted: "beer-stein",
};

export function statsOf(events: readonly Text[], startingLife: readonly number[]): MatchStats {
  let attacks = 0;
  const stats = tell(events, startingLife, COLUMNS, (event, add) => {
    const seat = number(event, "seat");
    const amount = number(event, "number") ?? 0;
    switch (eventName(event)) {
      case "rolled":
        return add(seat, "rolls");
      case "lost-life-to":
        return add(number(event, "by"), "hits", amount);
      case "beer":
        if (number(event, "target") !== seat) add(seat, "generous");
        return add(seat, "beers");
      case "wasted":
        add(seat, "wasted");
        return add(seat, "beers");
      case "took-arrows":
      case "spared":
        return add(seat, "arrows", amount);
      case "exploded":
        return add(seat, "exploded");
      case "gatling":
        return add(seat, "gatlings");
      case "indians":
        attacks += 1;
    }
  });
  const facts = new Facts(ICONS);
  facts.add("attacks", attacks / 3, { number: attacks });
  for (const [column, least] of [["arrows", 8], ["exploded", 1], ["gatlings", 1], ["generous", 3], ["wasted", 3]] as const) {
    const found = most(stats.seats, column);
    facts.add(column, found.number / least, found);
  }
  facts.addLives(stats.seats);
  return { ...stats, facts: facts.told() };
}
