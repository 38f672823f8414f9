/** A server that was upgraded has other pages than this one, which may not understand what it says. */

/** Whether the server has this page no more. One that cannot be asked is asked another time. */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  return script != null && answer?.ok === true && !(await answer.text()).includes(script);
}
