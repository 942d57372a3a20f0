import { say } from "./toast";

/** A button beside the link to copy (`CopyField`); who has no script selects it. */
export function offerToCopy(): void {
  const link = document.querySelector<HTMLInputElement>(".copy input");
  if (!link || !navigator.clipboard) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = "Copy the link";
  button.onclick = async () => {
    link.select();
    await navigator.clipboard.writeText(link.value);
    say("Link Copied");
  };
  link.parentElement?.appendChild(button);
}
