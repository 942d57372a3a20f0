import type { Config } from "~/core/config";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";
import { MARKETING } from "~/paths/business/marketing";
import { SUPPORT } from "~/paths/business/support";
import { REVIEW_TIME } from "./policy";

export const askedMail = (config: Config, applicationId: number, business: string) => ({
  isEssential: true,
  subject: `${business} applied for marketing portal access`,
  paragraphs: [
    `${business} applied for marketing portal access and expects a decision within ${REVIEW_TIME}.`,
  ],
  action: {
    label: "Review application",
    url: `${config.APP_ORIGIN}${ADMIN_MARKETING.application(applicationId)}`,
  },
});

export const receivedMail = (config: Config) => ({
  isEssential: true,
  subject: "We received your marketing portal application",
  paragraphs: [`We’ll review your application within ${REVIEW_TIME} and email you our decision.`],
  action: { label: "View application", url: `${config.APP_ORIGIN}${MARKETING.home}` },
});

const OPEN = { label: "Open marketing portal", path: MARKETING.home };
const TEAM_WORKS = "Your team can now create content, run campaigns and work the leads they generate.";

const WORDS = {
  approved: () => ({ subject: "Your marketing access was approved", paragraphs: [TEAM_WORKS], ...OPEN }),
  restored: () => ({ subject: "Your marketing access was restored", paragraphs: [TEAM_WORKS], ...OPEN }),
  declined: (reason: string) => ({
    subject: "Your marketing portal application was declined",
    paragraphs: [`Reason: ${reason}`, "You can edit your application and submit it again."],
    label: "Edit application",
    path: MARKETING.apply,
  }),
  withdrawn: (reason: string) => ({
    subject: "Your marketing access was revoked",
    paragraphs: [`Reason: ${reason}`, "Your short links and lead forms have stopped. Nothing is deleted."],
    label: "Appeal this decision",
    path: SUPPORT.ask,
  }),
};

export function decidedMail(config: Config, decision: keyof typeof WORDS, reason: string | null) {
  const { subject, paragraphs, label, path } = WORDS[decision](reason ?? "");
  return { isEssential: true, subject, paragraphs, action: { label, url: `${config.APP_ORIGIN}${path}` } };
}
