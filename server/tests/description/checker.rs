//! Holds requests, answers and frames to the descriptions that the server publishes.

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use stammtisch_test_client::{Answer, Client};

/// The published descriptions, and what was seen of them.
pub struct Checker {
    http: Value,
    socket: Value,
    seen: RefCell<BTreeSet<String>>,
}

impl Checker {
    /// Fetches both descriptions.
    pub async fn fetch(client: &Client) -> Checker {
        let fetch = async |path| client.get(path).await.unwrap().json;
        Checker {
            http: fetch("/api/v1/openapi.json").await,
            socket: fetch("/api/v1/asyncapi.json").await,
            seen: RefCell::default(),
        }
    }

    fn see(&self, what: String) {
        self.seen.borrow_mut().insert(what);
    }

    /// Sends a request and checks it and its answer. A request that succeeds must fit as well.
    pub async fn send(&self, client: &Client, method: &str, path: &str, body: &Value) -> Answer {
        let text = match body {
            Value::Null => String::new(),
            body => body.to_string(),
        };
        let answer = client.send(method, path, &text).await.unwrap();
        let checked = self.check(method, path, body, &answer);
        checked.unwrap_or_else(|why| panic!("{method} {path} {body}: {why}\n{}", answer.text));
        answer
    }

    pub async fn get(&self, client: &Client, path: &str) -> Answer {
        self.send(client, "GET", path, &Value::Null).await
    }

    pub async fn post(&self, client: &Client, path: &str, body: Value) -> Answer {
        self.send(client, "POST", path, &body).await
    }

    /// Says what does not fit the description of the HTTP API.
    pub fn check(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        answer: &Answer,
    ) -> Result<(), String> {
        let (template, operation) = self.operation(method, path)?;
        self.see(format!("{method} {template}"));
        if answer.status < 300 {
            let described = &operation["requestBody"]["content"]["application/json"]["schema"];
            match described {
                Value::Null if body.is_null() || *body == json!({}) => {}
                Value::Null => return Err("the body is not described".to_owned()),
                schema => fits(&self.http, schema, body)?,
            }
        }
        let responses = &operation["responses"];
        let response = responses.get(answer.status.to_string());
        let response = response.or(responses.get("default"));
        let response = response.ok_or_else(|| format!("status {}", answer.status))?;
        let kind = answer.header("content-type").unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default();
        let content = response["content"].get(kind);
        let content = content.ok_or_else(|| format!("content type {kind:?}"))?;
        if kind == "application/json" {
            fits(&self.http, &content["schema"], &answer.json)?;
        }
        Ok(())
    }

    /// The description of an operation, with the template of its path.
    fn operation(&self, method: &str, path: &str) -> Result<(String, &Value), String> {
        let path = path.split('?').next().unwrap_or_default();
        let paths = self.http["paths"].as_object().unwrap();
        let parts = |path: &str| path.split('/').map(str::to_owned).collect::<Vec<_>>();
        let matches = |template: &str| {
            let (template, path) = (parts(template), parts(path));
            let same = |(part, given): (&String, &String)| part.starts_with('{') || part == given;
            template.len() == path.len() && template.iter().zip(&path).all(same)
        };
        let found = paths.iter().find(|(template, _)| matches(template));
        let (template, operations) = found.ok_or("the route is not described")?;
        let operation = operations.get(method.to_ascii_lowercase());
        let operation = operation.ok_or("the method is not described")?;
        Ok((template.clone(), operation))
    }

    /// Checks a frame that a socket received.
    pub fn check_received(&self, text: &str) {
        let frame: Value = serde_json::from_str(text).unwrap();
        self.check_frame("tell", &frame)
            .unwrap_or_else(|why| panic!("{why}\n{text}"));
        for update in frame["updates"].as_array().into_iter().flatten() {
            for kind in update.as_object().unwrap().keys() {
                self.see(format!("update {kind}"));
            }
        }
    }

    /// Checks a frame that a client sends.
    pub fn check_sent(&self, frame: &Value) {
        self.check_frame("ask", frame)
            .unwrap_or_else(|why| panic!("{why}\n{frame}"));
        if let Some(command) = frame["command"].as_str() {
            self.see(format!("command {command}"));
        }
    }

    /// Says if a frame fits none of the messages of an operation, or more than one.
    pub fn check_frame(&self, operation: &str, frame: &Value) -> Result<(), String> {
        let messages = self.messages(operation);
        let why: Vec<(&String, Result<(), String>)> = messages
            .iter()
            .map(|(name, schema)| (name, fits(&self.socket, schema, frame)))
            .collect();
        let fitting: Vec<&String> = why
            .iter()
            .filter(|(_, fits)| fits.is_ok())
            .map(|(name, _)| *name)
            .collect();
        match fitting[..] {
            [name] => {
                self.see(format!("frame {name}"));
                Ok(())
            }
            [] => Err(format!("no message fits: {why:#?}")),
            _ => Err(format!("{fitting:?} all fit")),
        }
    }

    /// The messages of an operation of the socket, with their schemas.
    fn messages(&self, operation: &str) -> Vec<(String, Value)> {
        let named = self.socket["operations"][operation]["messages"].as_array();
        let named = named.expect("the operation is described").iter();
        named
            .map(|message| {
                let pointer = message["$ref"].as_str().unwrap().trim_start_matches('#');
                let message = self.socket.pointer(pointer).expect("the message is there");
                let name = message["name"].as_str().unwrap().to_owned();
                (name, message["payload"].clone())
            })
            .collect()
    }

    /// What is described and was not seen.
    pub fn unseen(&self) -> Vec<String> {
        let mut described = BTreeSet::new();
        for (path, operations) in self.http["paths"].as_object().unwrap() {
            for method in operations.as_object().unwrap().keys() {
                described.insert(format!("{} {path}", method.to_ascii_uppercase()));
            }
        }
        for operation in ["tell", "ask"] {
            let messages = self.messages(operation).into_iter();
            described.extend(messages.map(|(name, _)| format!("frame {name}")));
        }
        let schemas = &self.socket["components"]["schemas"];
        for kind in schemas["UpdateBody"]["oneOf"].as_array().unwrap() {
            let kind = kind["properties"].as_object().unwrap().keys().next();
            described.insert(format!("update {}", kind.unwrap()));
        }
        for kind in schemas["Command"]["oneOf"].as_array().unwrap() {
            let name = &kind["properties"]["command"]["enum"][0];
            described.insert(format!("command {}", name.as_str().unwrap()));
        }
        let seen = self.seen.borrow();
        described.difference(&seen).cloned().collect()
    }
}

/// Says what does not fit a schema of a document. Fields that the schema does not name do not fit.
fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let schema = closed(document, schema, true);
    let validator = jsonschema::draft202012::new(&schema).map_err(|why| why.to_string())?;
    let errors: Vec<String> = validator
        .iter_errors(value)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors.join("\n"))
    }
}

/// A schema with its references replaced and, where `close` says so, no room for further fields. The
/// parts of an `allOf` stay open: they are closed together.
fn closed(document: &Value, schema: &Value, close: bool) -> Value {
    if let Some(reference) = schema["$ref"].as_str() {
        let target = document.pointer(reference.trim_start_matches('#'));
        return closed(
            document,
            target.expect("the reference leads somewhere"),
            close,
        );
    }
    let Value::Object(fields) = schema else {
        return schema.clone();
    };
    let mut out = Map::new();
    for (name, field) in fields {
        let list = |close| -> Value {
            let parts = field.as_array().unwrap().iter();
            parts.map(|part| closed(document, part, close)).collect()
        };
        let field = match name.as_str() {
            "properties" => {
                let each = field.as_object().unwrap().iter();
                let each = each.map(|(name, it)| (name.clone(), closed(document, it, true)));
                Value::Object(each.collect())
            }
            "items" => closed(document, field, true),
            "allOf" => list(false),
            "oneOf" | "anyOf" => list(close),
            _ => field.clone(),
        };
        out.insert(name.clone(), field);
    }
    if close && out.contains_key("properties") {
        out.insert("additionalProperties".to_owned(), false.into());
    }
    if close && out.contains_key("allOf") {
        out.insert("unevaluatedProperties".to_owned(), false.into());
    }
    Value::Object(out)
}
