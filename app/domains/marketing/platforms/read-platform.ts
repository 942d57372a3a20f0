import { notFound } from "~/core/errors";
import { PLATFORMS, type Platform } from "./names";

/** The platform that a URL parameter names. @throws DomainError not_found */
export function readPlatform(text: string | undefined): Platform {
  const found = PLATFORMS.find((platform) => platform === text);
  if (!found) throw notFound("This platform");
  return found;
}
