import { z } from "zod";
import type { Config } from "~/core/config";
import { requestPlatform } from "./platform-client";

const LINKEDIN = "https://api.linkedin.com";
const X = "https://api.x.com";

const Member = z.object({ sub: z.string().min(1).max(100), name: z.string().max(300).default("") });
const XUser = z.object({ data: z.object({ id: z.string().min(1).max(64), username: z.string().max(100) }) });

/** Returns the profile that a token belongs to, for platforms whose leads are imported as files. @throws PlatformError */
export async function profileOfToken(
  { LINKEDIN_API_URL, X_API_URL }: Config,
  platform: "linkedin" | "twitter",
  token: string,
  now: Date,
): Promise<{ id: string; name: string }> {
  if (platform === "linkedin") {
    const url = new URL(`${LINKEDIN_API_URL ?? LINKEDIN}/v2/userinfo`);
    const { sub, name } = await requestPlatform({ name: "LinkedIn", url, token, now }, Member);
    return { id: sub, name };
  }
  const url = new URL(`${X_API_URL ?? X}/2/users/me`);
  const { data } = await requestPlatform({ name: "X", url, token, now }, XUser);
  return { id: data.id, name: `@${data.username}` };
}
