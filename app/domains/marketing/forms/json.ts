import type { Config } from "~/core/config";
import { MARKETING } from "~/paths/business/marketing";
import type { FormEntry, LeadForm } from "./tables";

export const pageOfForm = (config: Config, { slug }: Pick<LeadForm, "slug">) =>
  `${config.APP_ORIGIN}${MARKETING.publicForm(slug)}`;

export const formJson = (config: Config, form: LeadForm) => ({
  id: form.id,
  title: form.title,
  business: form.business,
  intro: form.intro,
  consentText: form.consentText,
  language: form.language,
  campaignId: form.campaignId,
  address: pageOfForm(config, form),
  isOpen: form.closedAt === null,
  views: form.views,
  entries: form.entries,
  isDemo: form.isDemo,
});

export const entryJson = (entry: FormEntry) => ({
  id: entry.id,
  formId: entry.formId,
  campaignId: entry.campaignId,
  name: entry.name,
  email: entry.email,
  phone: entry.phone,
  company: entry.company,
  message: entry.message,
  consentText: entry.consentText,
  takenAt: entry.submittedAt.toISOString(),
  isDemo: entry.isDemo,
});
