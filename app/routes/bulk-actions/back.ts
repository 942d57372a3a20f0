import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

/** The list that the rows were picked in, as it was shown. */
export const backOf = ({ url }: Request): string =>
  safeRedirect(new URL(url).searchParams.get("back"), paths.business.companies);
