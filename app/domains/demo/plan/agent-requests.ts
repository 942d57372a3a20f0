/** The demo business's agent requests (`day` is days ago) and the number of best matches it contacted. */
export const DEMO_REQUESTS = [
  {
    day: 16,
    contacts: 2,
    projectTitle: "Cold rooms for farms and grocers",
    projectDescription:
      "We supply walk-in cold rooms to farms and grocers. The agent visits, measures the room and takes the order.",
    requiredIndustries: ["technology", "agriculture", "retail"],
    requiredCountries: ["KE", "UG", "TZ"],
    requiredSkills: ["Field visits", "Quotations"],
    preferredLanguages: ["English", "Swahili"],
    minExperience: "3-5",
    maxBudget: 12_000,
    projectDuration: "3-6 months",
    urgency: "high",
  },
  {
    day: 5,
    contacts: 0,
    projectTitle: "Shop tills in francophone West Africa",
    projectDescription:
      "Tills and stock software for shops with 2 to 10 employees, sold in French, with on-site training in the first week.",
    requiredIndustries: ["technology", "retail"],
    requiredCountries: ["SN", "CI", "BJ"],
    requiredSkills: ["Training", "Demos"],
    preferredLanguages: ["French"],
    maxBudget: 6_000,
    projectDuration: "6-12 months",
    urgency: "medium",
  },
] as const;
