import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Rich } from "~/ui/rich";
import { Facts } from "./legal-page";

export const laws = () =>
  [
    [m.site_privacy_rights_nigeria(), m.site_privacy_rights_nigeria_data_protection_act_2023()],
    [m.site_privacy_rights_south_africa(), m.site_privacy_rights_protection_of_personal_information_act()],
    [m.site_privacy_rights_kenya(), m.site_privacy_rights_data_protection_act_2019_complaints()],
  ] as const;

export const Laws = () => <Facts caption={m.site_privacy_rights_laws_and_authorities()} facts={laws()} />;

/** The rights common to the three laws, granted to everyone. */
export function Rights() {
  return (
    <>
      <p>{m.site_privacy_rights_wherever_you_live_you_may()}</p>
      <ul>
        <li>{m.site_privacy_rights_whether_we_hold_data_about()}</li>
        <li>{m.site_privacy_rights_to_correct_what_is_wrong()}</li>
        <li>{m.site_privacy_rights_to_erase_it_or_to()}</li>
        <li>{m.site_privacy_rights_for_a_copy_that_you()}</li>
        <li>{m.site_privacy_rights_to_review_a_decision_you()}</li>
      </ul>
      <p>
        <Rich
          parts={m.site_privacy_rights_it_is_free_users_see.parts({})}
          tags={{
            data: (text) => <a href={paths.account.data}>{text}</a>,
            request: (text) => <a href={paths.site.dataRequest}>{text}</a>,
          }}
        />
      </p>
    </>
  );
}
