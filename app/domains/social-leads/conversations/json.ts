import type { SocialMessage } from "./tables";

export const socialMessageJson = ({
  id,
  platform,
  direction,
  kind,
  state,
  text,
  writtenAt,
  trouble,
  isDemo,
}: SocialMessage) => ({
  id,
  platform,
  direction,
  kind,
  state,
  text,
  writtenAt: writtenAt.toISOString(),
  error: trouble,
  isDemo,
});
