/** What the plans promise: true until its screen is there. */
export const IS_COMING = {
  agents: true,
  extraLeads: true,
  advancedAnalytics: true,
  prioritySupport: true,
  platformFee: false,
  integrations: true,
  apiAndSso: true,
  whiteLabel: true,
  planChange: true,
  annualPayment: true,
} as const satisfies Record<string, boolean>;
