import { z } from "zod";
import { OwnMailbox } from "../schemas";
import { GRANT_KEYS } from "./grant-keys";

/** Who the mails come from; the provider's own page asks for the rest. */
export const GrantInput = OwnMailbox.pick({
  fromAddress: true,
  fromName: true,
  postalAddress: true,
  dkimSelector: true,
}).extend({
  provider: z.enum(GRANT_KEYS, "Choose a provider."),
});
export type GrantInput = z.infer<typeof GrantInput>;
