import { afterEach, expect, test } from "vitest";
import { preferences } from "./preferences.svelte";

afterEach(() => {
  preferences.size = "normal";
  preferences.calm = preferences.apart = false;
});

test("what is set is put on the page and kept", () => {
  const page = document.documentElement;
  preferences.size = "largest";
  preferences.calm = preferences.apart = true;
  preferences.volume = 35;
  expect(page.style.fontSize).toBe("19px");
  expect([page.hasAttribute("data-calm"), page.hasAttribute("data-apart")]).toEqual([true, true]);
  expect(["size", "calm", "apart", "volume"].map((key) => localStorage.getItem(`standoff.${key}`))).toEqual(["largest", "on", "on", "35"]);
  preferences.size = "normal";
  preferences.apart = false;
  expect([page.style.fontSize, page.hasAttribute("data-apart")]).toEqual(["", false]);
});
