/** The application of the demo business. */
export const DEMO_APPLICATION = {
  businessName: "Demo Trading",
  website: "demo-trading.example",
  industry: "ecommerce",
  marketingExperience: "intermediate",
  socialMediaPlatforms: ["facebook", "instagram", "whatsapp", "linkedin"],
  monthlyBudget: 400,
  targetAudience: "Owners of shops and kiosks in Kenya and Ghana",
  marketingGoals: "More shops that ask for our price list",
};

export const DEMO_BRIEF = {
  name: "Price list for shops",
  topic: "our price list for shops",
  brand: "Demo Trading",
  industry: "retail",
  targetAudience: "owners of shops and kiosks",
  facts: "The list has prices by the carton\nIt comes by WhatsApp or mail",
  tone: "friendly",
  callToAction: "Ask for the list by our form",
  platforms: ["facebook", "linkedin"],
  budget: 400,
};

export const DEMO_FORM = {
  title: "Ask for our price list",
  business: "Demo Trading",
  intro: "Tell us how to reach you, and we send you our prices by the carton.",
  consentText: "I agree that Demo Trading uses what I send to answer me.",
};

/** Days from today on which the approved posts are scheduled. */
export const DEMO_PLANNED = [2, 5];
