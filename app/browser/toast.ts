const MS = 5000;

/** Shows a result message, like the server's flash message. */
export function say(text: string): void {
  const toast = document.createElement("div");
  toast.className = "note flash success toast";
  toast.setAttribute("role", "status");
  toast.textContent = text;
  document.body.appendChild(toast);
  setTimeout(() => toast.remove(), MS);
}
