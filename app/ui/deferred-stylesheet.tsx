import { usePageContext } from "./page-context";

/** The rules of what follows, on a page that has no SVG at that place. */
export const LaterStyleApart = () => (
  <svg display="none" aria-hidden="true">
    <DeferredStylesheet />
  </svg>
);

/**
 * The rules of what follows: above them the page can be painted before they have come. It stands in an SVG, where a style is
 * valid within a page and where it is parsed as markup: it has no `<` and no `&`.
 */
export function DeferredStylesheet() {
  const { laterStyle } = usePageContext();
  if (!laterStyle) return null;
  return (
    <style
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: laterStyle }}
    />
  );
}
