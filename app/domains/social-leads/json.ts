import type { SocialLead } from "./tables";

export const portalLeadJson = (lead: SocialLead) => ({
  id: lead.id,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  platform: lead.platform,
  status: lead.status,
  message: lead.message,
  timestamp: lead.capturedAt.toISOString(),
  opportunityId: lead.opportunityId,
  isDemo: lead.isDemo,
});

export const centreLeadJson = (lead: SocialLead) => ({
  id: lead.id,
  title: lead.title,
  contactName: lead.name,
  contactEmail: lead.email,
  contactPhone: lead.phone,
  companyName: lead.companyName,
  industry: lead.industry,
  region: lead.region,
  leadSource: lead.leadSource ?? lead.platform,
  socialProfile: lead.socialProfile,
  status: lead.status,
  leadType: lead.leadType,
  tags: lead.tags,
  campaignId: lead.marketingCampaignId,
  createdAt: lead.createdAt.toISOString(),
  opportunityId: lead.opportunityId,
  consentText: lead.consentText,
  consentAt: lead.consentAt?.toISOString() ?? null,
  isDemo: lead.isDemo,
  leadMetadata: {
    platform: lead.platform,
    originalMessage: lead.message,
    followerCount: lead.followerCount,
    verified: lead.isVerified,
    captureTimestamp: lead.capturedAt.toISOString(),
    importMethod: lead.importMethod,
  },
});
