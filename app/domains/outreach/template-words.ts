import { TEMPLATE_TYPES } from "./tables";

type TemplateType = (typeof TEMPLATE_TYPES)[number];

/** "cold_email" as people read it: "Cold email". */
export const typeLabel = (type: TemplateType) =>
  type === "linkedin" ? "LinkedIn" : (type[0]?.toUpperCase() ?? "") + type.slice(1).replaceAll("_", " ");

export const TYPE_OPTIONS = TEMPLATE_TYPES.map((value) => ({ value, label: typeLabel(value) }));
