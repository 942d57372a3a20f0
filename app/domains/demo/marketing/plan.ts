/** The demo business's application. */
export const DEMO_APPLICATION = {
  businessName: "Demo Trading",
  website: "demo-trading.example",
  industry: "ecommerce",
  marketingExperience: "intermediate",
  socialMediaPlatforms: ["facebook", "instagram", "whatsapp", "linkedin"],
  monthlyBudget: 400,
  targetAudience: "Owners of shops and kiosks in Kenya and Ghana",
  marketingGoals: "More shops asking for our price list",
};

export const DEMO_BRIEF = {
  name: "Price list for shops",
  topic: "our price list for shops",
  brand: "Demo Trading",
  industry: "retail",
  targetAudience: "owners of shops and kiosks",
  facts: "The list has prices per carton\nIt comes by WhatsApp or email",
  tone: "friendly",
  callToAction: "Get the list via our form",
  platforms: ["facebook", "linkedin"],
  budget: 400,
};

export const DEMO_FORM = {
  title: "Ask for our price list",
  business: "Demo Trading",
  intro: "Tell us how to reach you and we’ll send you our prices per carton.",
  consentText: "I agree that Demo Trading may use these details to reply to me.",
};

/** Days from today on which the approved posts are scheduled. */
export const DEMO_PLANNED = [2, 5];
