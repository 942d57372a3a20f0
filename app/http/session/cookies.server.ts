import type { Config } from "~/core/config";

/** One cookie of a request, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = pair.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}

/** A cookie that scripts can't read. In production its name says that it is bound to this host and to https. */
export function writeCookie(config: Config, name: string, value: string, maxAgeSeconds: number): string {
  const secure = config.APP_ORIGIN.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

export const cookieName = (config: Config, name: string) =>
  config.APP_ORIGIN.startsWith("https:") ? `__Host-${name}` : name;
