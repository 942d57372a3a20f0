/** A button that stands hidden beside a text to copy; who has no script selects it. */
export function offerToCopy(): void {
  const button = document.querySelector<HTMLButtonElement>("button[data-copy]");
  const field = button && document.querySelector<HTMLInputElement>(`#${button.dataset.copy}`);
  if (!button || !field || !navigator.clipboard) return;
  button.hidden = false;
  button.onclick = async () => {
    await navigator.clipboard.writeText(field.value);
    const toast = document.createElement("div");
    toast.className = "note flash success toast";
    toast.setAttribute("role", "status");
    toast.textContent = "Link Copied";
    document.body.appendChild(toast);
    setTimeout(() => toast.remove(), 5000);
  };
}
