import { z } from "zod";
import { OwnMailbox } from "../schemas";
import { GRANT_KEYS } from "./oauth-keys";

/** The sender of the emails; the provider's sign-in page supplies the rest. */
export const OauthInput = OwnMailbox.pick({
  fromAddress: true,
  fromName: true,
  postalAddress: true,
  dkimSelector: true,
}).extend({
  provider: z.enum(GRANT_KEYS, "Choose a provider."),
});
export type OauthInput = z.infer<typeof OauthInput>;
