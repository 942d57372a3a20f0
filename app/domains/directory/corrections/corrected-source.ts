/** The source of a shared company's field that was corrected after user reports. */
export const CORRECTED_SOURCE = "corrected after reports";
