/** The source of companies of the list that comes with the product. */
export const STARTER_SOURCE = "starter list";
