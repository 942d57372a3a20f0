import type { SocialLead } from "./tables";

export const leadName = ({
  name,
  companyName,
  email,
  phone,
}: Pick<SocialLead, "name" | "companyName" | "email" | "phone">): string =>
  name ?? companyName ?? email ?? phone ?? "Unnamed contact";
