/** A lead from Meta's testing tool, as the Graph API returns it. */
export const DEMO_TEST_LEAD = {
  id: "demo-test-lead",
  form_id: "demo",
  platform: "fb",
  ad_name: "School furniture, September",
  campaign_name: "Back to school",
  field_data: [
    { name: "full_name", values: ["<test lead: dummy data for full_name>"] },
    { name: "email", values: ["test@fb.com"] },
    { name: "phone_number", values: ["<test lead: dummy data for phone_number>"] },
    { name: "company_name", values: ["<test lead: dummy data for company_name>"] },
  ],
};

/** Webhook calls from Meta with a part that can't be read. */
export const DEMO_UNREADABLE_CALLS = [
  {
    platform: "facebook",
    body: { object: "page", entry: [{ id: "demo", time: 1_795_000_000, changes: "leadgen" }] },
  },
  {
    platform: "whatsapp",
    body: { object: "whatsapp_business_account", entry: [{ id: "demo-account", time: 1_795_000_100 }] },
  },
] as const;
