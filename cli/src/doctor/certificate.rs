//! Certificates: the server's own, and the one that people are shown.

use std::path::Path;

use stammtisch_log::Timestamp;
use stammtisch_server::Tls;
use stammtisch_server::admin::date;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use x509_parser::prelude::{FromDer, GeneralName, X509Certificate};

use super::finding::Finding;
use super::machine;
use crate::args::ServeArgs;
use crate::ask::{PeerCertificate, Target};

const WHAT: &str = "certificate";
const DAY: Timestamp = 24 * 3600 * 1000;
/// Whoever renews by itself does so well before.
const SOON: Timestamp = 14 * DAY;
/// Certificates that live for hours are renewed in their last third; this part of their life is too late for that.
const LATE: Timestamp = 4;
/// What to do about a certificate of the server itself.
const RENEW_OWN: &str =
    "Renew it; the server reads the new files within a minute, or at once by the signal HUP.";
/// What to do about a certificate that people are shown, which may be a proxy's.
const RENEW: &str = "Whoever renews it (Caddy, certbot) seems not to: see its log.";

/// Looks at the certificate that the server itself uses, if there is one.
pub(super) fn own(args: &ServeArgs) -> Vec<Finding> {
    let (Some(certificate), Some(key)) = (&args.cert, &args.key) else {
        return Vec::new();
    };
    if let Err(error) = Tls::read(certificate, key) {
        let todo = "Both files must be PEM, readable by this user, and belong together.";
        return vec![Finding::wrong(WHAT, format!("{error}."), todo)];
    }
    let hosts = args
        .origins
        .iter()
        .filter_map(|origin| Target::of_origin(origin));
    let hosts: Vec<String> = hosts
        .filter(|target| target.https)
        .map(|target| target.host)
        .collect();
    let mut findings = vec![of_file(certificate, &hosts)];
    findings.extend(open_key(key));
    findings
}

fn of_file(file: &Path, hosts: &[String]) -> Finding {
    let place = file.display().to_string();
    match CertificateDer::from_pem_file(file) {
        Ok(der) => judge(&place, &der, hosts, machine::now(), RENEW_OWN),
        Err(error) => Finding::wrong(WHAT, format!("{place}: {error}."), "It should be PEM."),
    }
}

/// Says so if other users can read the key.
fn open_key(key: &Path) -> Option<Finding> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(key).ok()?.permissions().mode() & 0o777;
        if mode & 0o007 != 0 {
            let place = key.display();
            let found = format!("{place} can be read by every user of this machine ({mode:03o}).");
            return Some(Finding::note(WHAT, found, &format!("chmod 640 {place}")));
        }
    }
    #[cfg(not(unix))]
    let _ = key;
    None
}

/// Looks at the certificate that a server showed.
pub(super) fn shown(host: &str, shown: Option<&PeerCertificate>) -> Option<Finding> {
    let shown = shown?;
    let hosts = [host.to_owned()];
    let found = judge(host, &shown.der, &hosts, machine::now(), RENEW);
    Some(match &shown.distrust {
        Some(why) if found.verdict == super::Verdict::Well => {
            let said = format!(
                "{}, but this machine does not trust it ({why}).",
                found.said
            );
            let todo = "Browsers will warn, unless they know the authority that signed it (SSL_CERT_FILE names one to \
                        doctor). A public name gets a certificate that everybody trusts, by Caddy or certbot.";
            Finding::note(WHAT, said, todo)
        }
        _ => found,
    })
}

/// Says whether a certificate is valid for all of these hosts, for how long, and if not for long, what to do.
fn judge(place: &str, der: &[u8], hosts: &[String], now: Timestamp, renew: &str) -> Finding {
    let Ok((_, certificate)) = X509Certificate::from_der(der) else {
        return Finding::wrong(
            WHAT,
            format!("{place}: it cannot be read."),
            "Get another one.",
        );
    };
    let validity = certificate.validity();
    let time = |seconds: i64| seconds.max(0) as Timestamp * 1000;
    let (from, until) = (
        time(validity.not_before.timestamp()),
        time(validity.not_after.timestamp()),
    );
    let names = names(&certificate);
    let lacks = hosts
        .iter()
        .find(|host| !names.iter().any(|name| covers(name, host)));
    if now < from {
        let found = format!("{place}: it is valid only from {} UTC on.", date(from));
        return Finding::wrong(WHAT, found, "Is the clock of this machine right?");
    }
    if now >= until {
        let found = format!("{place}: it has expired on {} UTC.", date(until));
        return Finding::wrong(WHAT, found, renew);
    }
    if let Some(host) = lacks {
        let found = format!("{place}: it is for {}, not for {host}.", names.join(", "));
        return Finding::wrong(WHAT, found, "Get one for the name that people open.");
    }
    let said = format!("{place}: valid until {} UTC", date(until));
    if until - now < SOON.min((until - from) / LATE) {
        return Finding::note(WHAT, format!("{said}, which is soon."), renew);
    }
    Finding::well(WHAT, said)
}

/// The names and addresses that a certificate is for.
fn names(certificate: &X509Certificate) -> Vec<String> {
    let Ok(Some(names)) = certificate.subject_alternative_name() else {
        return Vec::new();
    };
    let name = |name: &GeneralName| match name {
        GeneralName::DNSName(name) => Some((*name).to_owned()),
        GeneralName::IPAddress([a, b, c, d]) => Some(format!("{a}.{b}.{c}.{d}")),
        GeneralName::IPAddress(bytes) => {
            let bytes: [u8; 16] = (*bytes).try_into().ok()?;
            Some(format!("[{}]", std::net::Ipv6Addr::from(bytes)))
        }
        _ => None,
    };
    names.value.general_names.iter().filter_map(name).collect()
}

/// Whether a name of a certificate, which may begin with a star, covers a host.
fn covers(name: &str, host: &str) -> bool {
    let (name, host) = (name.to_ascii_lowercase(), host.to_ascii_lowercase());
    match name.strip_prefix("*.") {
        Some(rest) => host
            .split_once('.')
            .is_some_and(|(_, domain)| domain == rest),
        None => name == host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::Verdict;

    fn found(hosts: &[&str], now: Timestamp) -> (Verdict, String) {
        found_until((4, 1), hosts, now)
    }

    /// With a certificate from New Year 2030 until this month and day.
    fn found_until((month, day): (u8, u8), hosts: &[&str], now: Timestamp) -> (Verdict, String) {
        let names = ["table.example".to_owned(), "*.lan".to_owned()];
        let mut params = rcgen::CertificateParams::new(names).unwrap();
        params.not_before = rcgen::date_time_ymd(2030, 1, 1);
        params.not_after = rcgen::date_time_ymd(2030, month, day);
        let key = rcgen::KeyPair::generate().unwrap();
        let certificate = params.self_signed(&key).unwrap();
        let hosts: Vec<String> = hosts.iter().map(|host| (*host).to_owned()).collect();
        let finding = judge("cert.pem", certificate.der(), &hosts, now, RENEW_OWN);
        (finding.verdict, finding.said)
    }

    /// The second of January 2030, and some days.
    fn after(days: Timestamp) -> Timestamp {
        1_893_542_400_000 + days * DAY
    }

    #[test]
    fn a_certificate_is_judged_by_its_time_and_its_names() {
        let (verdict, said) = found(&["table.example", "kitchen.lan"], after(0));
        assert_eq!(
            (verdict, said.as_str()),
            (Verdict::Well, "cert.pem: valid until 2030-04-01 00:00 UTC")
        );
        for (hosts, days, verdict, part) in [
            (
                &["other.example"][..],
                0,
                Verdict::Wrong,
                "not for other.example",
            ),
            (
                &["a.kitchen.lan"],
                0,
                Verdict::Wrong,
                "not for a.kitchen.lan",
            ),
            (&[], 80, Verdict::Note, "which is soon. Renew it"),
            (&[], 100, Verdict::Wrong, "has expired on 2030-04-01"),
        ] {
            let (found, said) = found(hosts, after(days));
            assert_eq!(found, verdict, "{said}");
            assert!(said.contains(part), "{said}");
        }
        let (verdict, said) = found(&[], 0);
        assert!(
            verdict == Verdict::Wrong && said.contains("valid only from 2030-01-01"),
            "{said}"
        );
    }

    #[test]
    fn a_certificate_that_lives_for_days_is_not_called_late_all_its_life() {
        assert_eq!(found_until((1, 5), &[], after(0)).0, Verdict::Well);
        assert_eq!(
            found_until((1, 5), &[], after(2) + DAY / 2).0,
            Verdict::Note
        );
    }
}
