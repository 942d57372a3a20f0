import { useEffect, useState } from "react";
import { Card } from "~/ui/layout/page";
import { type SignatureFields, signatureHtml } from "../signature-html";

function useTyped(formId: string, saved: SignatureFields): SignatureFields {
  const [typed, setTyped] = useState(saved);
  useEffect(() => {
    setTyped(saved);
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => {
      const given = [...new FormData(form)].filter(
        ([name, value]) => name in saved && typeof value === "string",
      );
      setTyped({ ...saved, ...Object.fromEntries(given) });
    };
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [formId, saved]);
  return typed;
}

/** With JavaScript, the preview updates while the user types. */
export function SignaturePreview({
  fields,
  logo,
  formId,
}: {
  fields: SignatureFields;
  logo: string | null;
  formId: string;
}) {
  const html = signatureHtml(useTyped(formId, fields), logo);
  return (
    <Card title="Preview">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of escaped values */}
      <div dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </Card>
  );
}
