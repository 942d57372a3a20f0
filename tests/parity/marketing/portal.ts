import { approvedMarketing } from "../../support/fixtures/marketing";
import { fetchApp, signedInBusiness } from "../../support/harness/app";

/** The text of a page. */
export const pageOf = async (path: string, cookie?: string) => {
  const response = await fetchApp(path, cookie ? { cookie } : {});
  return (await response.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
};
/** Converts values to those that a form sends. */
export const fields = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? value : String(value ?? "")]),
  );
/** A business with an open marketing portal. */
export const approved = async () => {
  const business = await signedInBusiness({ plan: "scaleup" });
  await approvedMarketing(business);
  return business;
};
