import { describe, expect, it } from "vitest";
import source from "../../../src/standoff/texts/en/web/guide.ftl?raw";
import { lessons as bang } from "../games/bang/lessons";
import { lessons as dice } from "../games/dice/lessons";
import { lessons as samurai } from "../games/samurai/lessons";
import { Words } from "./words";

describe.each(Object.entries({ bang, dice, samurai }))("the lessons of %s", (game, lessons) => {
  const words = new Words("en", source, game);

  it("come once each", () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  it("have a title and a text, and no other text of the guide is called like one", () => {
    for (const { id } of lessons) {
      const { id: text } = words.page(`guide-${id}`);
      expect(words.has(text) && words.has(text, "title"), text).toBe(true);
    }
    for (const id of ["got-it", "close", "holds"]) expect(lessons.map((lesson) => lesson.id)).not.toContain(id);
  });
});
