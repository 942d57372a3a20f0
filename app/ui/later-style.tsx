import { usePageContext } from "./page-context";

/** The rules of what follows: above them the page can be painted before they have come. */
export function LaterStyle() {
  const { laterStyle } = usePageContext();
  if (!laterStyle) return null;
  return (
    <style
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: laterStyle }}
    />
  );
}
