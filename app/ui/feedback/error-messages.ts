import { isRouteErrorResponse } from "@remix-run/react";

const TITLES: Record<number, string> = {
  403: "Access Denied",
  404: "Page Not Found",
  410: "No longer available",
  413: "Submission too large",
};

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

export function errorTitle(error: unknown): string {
  const status = statusOf(error);
  return TITLES[status] ?? (status < 500 ? "Request failed" : "Something went wrong on our side");
}

/** Explains what happened and whether anything was saved. */
export function errorMessage(error: unknown): string {
  const status = statusOf(error);
  if (status === 404) return "This page doesn’t exist. It may have moved, or the link is incomplete.";
  if (status === 405) return "Nothing was saved. Go back and try again.";
  const message = isRouteErrorResponse(error) ? String(error.data ?? "") : "";
  if (status < 500 || (status === 503 && message)) return message;
  return "Nothing was saved. Try again in a minute. If it happens again, send us the request number.";
}

/** For signed-in users: names the missing record with the domain error's message. */
export function toldMessage(error: unknown): string {
  return isRouteErrorResponse(error) && error.statusText === "not_found"
    ? `${error.data} It may have been deleted, or the link is incomplete.`
    : errorMessage(error);
}
