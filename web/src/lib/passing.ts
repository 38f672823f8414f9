/** Passing a link on: as the device shares things, or by the clipboard. */

/** Copy a text; whether it worked. A page that is not secure has no clipboard; the old way may still work there. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const worked = document.execCommand("copy");
    field.remove();
    return worked;
  }
}

export const canShare = "share" in navigator;

/** Pass a picture on as the device does it; elsewhere it is saved. */
export async function passPicture(picture: Blob, name: string, text: string, url: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (canShare && navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file], title: "Standoff", text, url }).catch(() => undefined);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Share a link as the device does it; whoever thinks better of it has shared nothing. */
export const share = (text: string, url: string): Promise<void> => navigator.share({ title: "Standoff", text, url }).catch(() => undefined);
