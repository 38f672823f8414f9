/** The Train: where it stands and what its wagons cost, as far as the view and the latest events tell. */

import { eventName } from "../../lib/chronicle";
import type { BangView, Option, Text } from "../../lib/protocol";

/** The part of the table, and the deck of the wagons. */
export const TRAIN = "great_train_robbery";
/** Moving it on for nothing. */
export const GO_AHEAD = "go-ahead";

/** What a station asks for: one of these. */
export interface Toll {
  cards?: string[];
  suit?: string;
  ranks?: [low: string, high: string];
  border?: string;
  any?: number;
  life?: number;
}

interface Station {
  id: string;
  toll: Toll;
}

interface Wagon {
  id: string;
  /** The place in the line, or null: at no station. */
  station: number | null;
  payable?: boolean;
  with?: string[];
}

export interface Train {
  line: Station[];
  /** Where the Locomotive stands, from 0; one past the last station is the End of the Line. */
  at: number;
  locomotive: string;
  leader: number | null;
  /** From the Locomotive backwards. */
  wagons: Wagon[];
  free: boolean;
  /** How many you may still acquire in this turn; null: any number. */
  left: number | null;
}

/** The Train as it is drawn. */
export interface Rolling extends Train {
  /** A new line is being laid out: the stations lie face down. */
  turned: boolean;
  /** It is not long on its way: there is room for wagons behind the first station. */
  leaves: boolean;
}

export const trainOf = (view: BangView): Train | null => (view.parts?.[TRAIN] as Train | undefined) ?? null;

/** The Train as these events leave it, before a view tells; what a wagon costs elsewhere is not known yet. */
export function rolled(train: Train, acted: readonly Text[]): Rolling {
  let { at, wagons } = train;
  let turned = false;
  for (const text of acted) {
    const card = text.args?.card;
    switch (eventName(text)) {
      case "train-advances":
        at += 1;
        break;
      case "end-of-line":
        at = train.line.length;
        break;
      case "acquired":
      case "acquired-for":
        wagons = wagons.filter(({ id }) => id !== card);
        break;
      case "wagon-joins":
        if (!turned && typeof card === "string") wagons = [...wagons, { id: card, station: null }];
        break;
      case "new-line":
        turned = true;
        break;
    }
  }
  const moved = wagons.map((wagon, behind): Wagon => {
    const place = at - 1 - behind;
    const station = place < 0 ? null : place;
    return station === wagon.station ? wagon : { id: wagon.id, station };
  });
  return { ...train, at, wagons: moved, turned, leaves: at < train.wagons.length };
}

/** What pays for the wagon that an answer acquires, and where: nothing to say where nothing is paid. */
export function tollOf(view: BangView, option: Option): { station: string; cards: string[] } | undefined {
  const train = trainOf(view);
  const wagon = train?.wagons.find(({ id }) => id === option.card);
  if (!train || wagon?.station == null || option.tone !== "trades") return undefined;
  return { station: train.line[wagon.station]!.id, cards: wagon.with ?? [] };
}

/** The stations at which a card would pay for something that can be acquired now. */
export const paidAt = (view: BangView, card: string, options: readonly Option[]): string[] => {
  const tolls = options.map((option) => tollOf(view, option)).filter((toll) => toll?.cards.includes(card));
  return [...new Set(tolls.map((toll) => toll!.station))];
};
