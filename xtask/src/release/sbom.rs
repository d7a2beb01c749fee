//! The list of parts for machines: CycloneDX 1.5 in JSON.

use serde_json::{Value, json};

use super::parts::Part;
use crate::shell::output;

/// Writes the list. It has no time but the commit's and no random number, so that the same commit gives the same bytes.
pub(super) fn of(parts: &[Part], version: &str) -> Result<String, String> {
    let time = output("git", &["log", "-1", "--format=%cI"])?;
    let own = format!("pkg:cargo/stammtisch@{version}");
    let components: Vec<Value> = parts.iter().map(component).collect();
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": time.trim(),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "stammtisch",
                "version": version,
                "purl": own,
                "licenses": [{"expression": "MIT OR Apache-2.0"}],
            },
        },
        "components": components,
        "dependencies": [{
            "ref": own,
            "dependsOn": parts.iter().map(purl).collect::<Vec<_>>(),
        }],
    });
    Ok(format!("{list:#}\n"))
}

fn purl(part: &Part) -> String {
    format!("pkg:cargo/{}@{}", part.name, part.version)
}

fn component(part: &Part) -> Value {
    let purl = purl(part);
    let mut component = json!({
        "type": "library",
        "bom-ref": purl,
        "name": part.name,
        "version": part.version,
        "purl": purl,
        // Old packages write a stroke for "or".
        "licenses": [{"expression": part.licence.replace('/', " OR ")}],
    });
    if let Some(sum) = &part.checksum {
        component["hashes"] = json!([{"alg": "SHA-256", "content": sum}]);
    }
    if let Some(repository) = &part.repository {
        component["externalReferences"] = json!([{"type": "vcs", "url": repository}]);
    }
    component
}
