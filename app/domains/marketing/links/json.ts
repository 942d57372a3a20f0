import type { Config } from "~/core/config";
import { MARKETING } from "~/paths/business/marketing";
import type { MarketingLink } from "./tables";

export const addressOf = (config: Config, { code }: Pick<MarketingLink, "code">) =>
  `${config.APP_ORIGIN}${MARKETING.shortLink(code)}`;

export const linkJson = (config: Config, link: MarketingLink) => ({
  id: link.id,
  campaignId: link.campaignId,
  label: link.label,
  address: addressOf(config, link),
  target: link.target,
  formId: link.formId,
  clicks: link.clicks,
  isDemo: link.isDemo,
});
