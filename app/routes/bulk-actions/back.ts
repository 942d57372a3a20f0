import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

/** The list where the rows were selected, as it was shown. */
export const backOf = ({ url }: Request): string =>
  safeRedirect(new URL(url).searchParams.get("back"), paths.business.companies);
