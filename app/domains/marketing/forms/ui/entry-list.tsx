interface Entry {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  message: string | null;
  consent: string;
  taken: string;
}

/** Submissions, each with its contact details and consent text. */
export const EntryList = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length === 0 ? (
    <p className="muted">Share the form’s address, or create a link to it in a campaign.</p>
  ) : (
    <ul className="ways" aria-label="Submissions">
      {entries.map(({ id, name, email, phone, message, consent, taken }) => (
        <li key={id} className="stack tight">
          <b dir="auto">{name}</b>
          <div className="row small">
            {email ? <a href={`mailto:${email}`}>{email}</a> : null}
            {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> : null}
          </div>
          {message ? <p dir="auto">{message}</p> : null}
          <div className="small muted">
            {taken}. Consent text: {consent}
          </div>
        </li>
      ))}
    </ul>
  );
