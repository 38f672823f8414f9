/** It is your turn, and you may be looking elsewhere: the tab, its icon, a notification, a buzz. */

import { preferences } from "./preferences.svelte";
import { sound } from "./sound";

class Call {
  /** What the tab says before the name of the page. */
  title = $state<string | null>(null);

  /** Say in the tab what waits there: a question, or so many lines; nothing: all is as usual. */
  mark(title: string | null, asked: boolean): void {
    this.title = title;
    document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", asked ? "/favicon-turn.svg" : "/favicon.svg");
  }

  /** A question has come. */
  ring(heading: string, question: string): void {
    sound("call");
    if (preferences.vibration) navigator.vibrate?.(120);
    if (!document.hidden || !preferences.notices || !allowed()) return;
    const notice = new Notification(heading, { body: question, tag: "standoff", icon: "/favicon-turn.svg" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }
}

export const call = new Call();

const known = (): boolean => typeof Notification !== "undefined";
const allowed = (): boolean => known() && Notification.permission === "granted";

export const canNotify = (): boolean => known() && Notification.permission !== "denied";
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Whether notifications are wished for and allowed; asks if need be. */
export async function toggleNotices(): Promise<void> {
  if (preferences.notices) preferences.notices = false;
  else preferences.notices = (await Notification.requestPermission()) === "granted";
}
