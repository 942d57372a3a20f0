import type { SocialLead } from "./tables";

/** How a lead is called: by what is known of it. */
export const leadName = ({
  name,
  companyName,
  email,
  phone,
}: Pick<SocialLead, "name" | "companyName" | "email" | "phone">): string =>
  name ?? companyName ?? email ?? phone ?? "Somebody without a name";
