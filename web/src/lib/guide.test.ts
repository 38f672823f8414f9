import { beforeEach, describe, expect, it } from "vitest";
import { view } from "./fixtures/table";
import { Guide, guideAt } from "./guide.svelte";
import { subject, when, type Lesson } from "./lessons";
import type { Text } from "./protocol";

const always = (id: string): Lesson => ({ id, about: () => subject(".self") });
const event = (name: string, seat: number): Text => ({ id: `event-${name}`, args: { seat } });
const now = (events: Text[] = []) => ({ view: view(), decision: null, events, you: 0 });

function guided(...lessons: Lesson[]): Guide {
  guideAt("k7mq2x9d");
  const guide = new Guide("k7mq2x9d");
  guide.lessons = lessons;
  return guide;
}

/** Whether the game still waits. */
async function waits(look: Promise<void>): Promise<boolean> {
  return Promise.race([look.then(() => false), new Promise<boolean>((resolve) => setTimeout(() => resolve(true)))]);
}

describe("the guide", () => {
  beforeEach(() => sessionStorage.clear());

  it("holds the game until every lesson of the moment was read", async () => {
    const guide = guided(always("one"), always("two"));
    const look = guide.look(now());
    expect(guide.lesson?.id).toBe("one");
    expect(await waits(look)).toBe(true);
    guide.next();
    expect(await waits(look)).toBe(true);
    expect(guide.lesson?.id).toBe("two");
    guide.next();
    expect(await waits(look)).toBe(false);
    expect(guide.lesson).toBeNull();
  });

  it("gives each lesson once, also after the page was loaded again", async () => {
    const guide = guided(always("one"));
    void guide.look(now());
    guide.next();
    await guide.look(now());
    const again = new Guide("k7mq2x9d");
    again.lessons = guide.lessons;
    await again.look(now());
    expect(again.here).toBe(true);
    expect(again.lesson).toBeNull();
  });

  it("speaks of what is new, and of nothing that was long ago", async () => {
    const guide = guided(when("hit", "lost-life"));
    await guide.look(now([event("lost-life", 1)]));
    expect(guide.lesson).toBeNull();
    void guide.look(now([event("lost-life", 1), event("lost-life", 2)]));
    expect(guide.lesson).toEqual({ id: "hit", args: { seat: 2 }, at: '[data-anchor="seat-2"]' });
  });

  it("says no more of a question that was answered", async () => {
    const guide = guided(always("one"), always("two"));
    const look = guide.look(now());
    guide.pass();
    expect(await waits(look)).toBe(false);
    expect(guide.lesson).toBeNull();
    void guide.look(now());
    expect(guide.lesson?.id).toBe("two");
  });

  it("is silent once it was sent away, and where there is none", async () => {
    const guide = guided(always("one"), always("two"));
    const look = guide.look(now());
    guide.leave();
    expect(await waits(look)).toBe(false);
    await guide.look(now());
    expect(guide.lesson).toBeNull();
    expect(new Guide("k7mq2x9d").here).toBe(false);
    expect(new Guide("another").here).toBe(false);
  });
});
