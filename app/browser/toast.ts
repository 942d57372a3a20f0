const MS = 5000;

/** Says what was done, as a flash message of the server does. */
export function say(text: string): void {
  const toast = document.createElement("div");
  toast.className = "note flash success toast";
  toast.setAttribute("role", "status");
  toast.textContent = text;
  document.body.appendChild(toast);
  setTimeout(() => toast.remove(), MS);
}
