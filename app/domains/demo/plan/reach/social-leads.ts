import type { LeadStatus, LeadType, Platform } from "~/domains/social-leads/policy";

interface DemoSocialLead {
  platform: Platform;
  name: string;
  company: string | null;
  leadType: LeadType;
  region: string;
  message: string;
  tags: string[];
  status: LeadStatus;
  /** The number of another lead, like a person who writes from two addresses. */
  phone?: string;
  address?: string;
}

/** The demo business's social leads; their addresses use a reserved domain (RFC 2606). */
export const DEMO_SOCIAL_LEADS: readonly DemoSocialLead[] = [
  {
    platform: "linkedin",
    name: "Tendai Moyo",
    company: "Moyo Schools (demo)",
    leadType: "B2B",
    region: "Zimbabwe",
    message: "We’re looking for a supplier of desks for three schools.",
    tags: ["schools", "desks"],
    status: "converted",
  },
  {
    platform: "linkedin",
    name: "Aminata Diallo",
    company: "Diallo Clinics (demo)",
    leadType: "B2B",
    region: "Senegal",
    message: "What warranty do you offer on chairs?",
    tags: ["clinics"],
    status: "qualified",
  },
  {
    platform: "twitter",
    name: "Kwame Boateng",
    company: null,
    leadType: "B2C",
    region: "Ghana",
    message: "Is there a shop in Kumasi?",
    tags: [],
    status: "contacted",
  },
  {
    platform: "facebook",
    name: "Achieng Otieno",
    company: "Otieno Hotels (demo)",
    leadType: "B2B",
    region: "Kenya",
    message: "Please call me about twenty tables.",
    tags: ["hotels", "tables"],
    status: "new",
    phone: "+254 700 000201",
  },
  {
    platform: "instagram",
    name: "Achieng Otieno",
    company: "Otieno Hotels (demo)",
    leadType: "B2B",
    region: "Kenya",
    message: "Do the tables come in a darker wood?",
    tags: ["tables"],
    status: "new",
    phone: "+254 700 000201",
    address: "achieng.private",
  },
  {
    platform: "facebook",
    name: "Aminata Diallo",
    company: "Diallo Clinics (demo)",
    leadType: "B2B",
    region: "Senegal",
    message: "Please send me the price for thirty chairs.",
    tags: ["chairs"],
    status: "new",
    address: "aminata.office",
  },
];

/** Addresses of two leads that the demo business merged as one person: the first one remains. */
export const DEMO_MERGED = ["aminata.diallo", "aminata.office"] as const;
