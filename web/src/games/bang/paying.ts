/** What your cards would pay for now, in words. */

import type { Play } from "../../lib/play.svelte";
import type { BangView } from "../../lib/protocol";
import { t, texts } from "../../lib/texts.svelte";
import { paidAt } from "./train";

/** The station at which a card of yours pays, or that it does at several. */
export function paysAt(view: BangView, card: string, play: Play | null): string | undefined {
  const stations = play?.free && view.viewer === play.you ? paidAt(view, card, play.choosing.left) : [];
  return stations.length > 1 ? t("pays-any") : stations.map((id) => texts.words.kind(id))[0];
}
