//! The table on the network: pages, HTTP API, sockets, sessions, limits, metrics.
//!
//! An [`App`] is the state that every handler has; a [`LiveTable`] is the way to a table in use. One task
//! owns each of them (`owner`), and every change goes the same way: the table decides, the store writes,
//! the table accepts, the owner publishes. A viewer's socket has no queue: when woken, it takes from what
//! was published last what is new for its viewer, so a slow client gets fewer and larger frames.

pub mod admin;
mod admin_page;
mod alarms;
mod analyses;
mod api;
mod app;
mod bans;
mod changes;
mod connections;
mod device;
mod extract;
mod frames;
mod health;
mod heartbeat;
mod hosts;
mod ids;
mod interventions;
mod limits;
mod live_table;
mod lobbies;
mod lock;
mod messages;
mod meter;
mod metrics;
mod nodes;
mod origin;
mod owner;
mod pages;
mod presence;
mod published;
mod randomness;
mod rejection;
mod session;
mod settings;
mod silence;
mod socket;
mod sockets;
mod strikes;
mod thinking;
mod time;
mod tls;
mod viewer;
mod waking;
mod words;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use stammtisch_rules::Texts;
use stammtisch_store::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::compression::CompressionLayer;

use connections::Acceptor;

pub use app::App;
pub use live_table::LiveTable;
pub use messages::{ClientLanguage, ScopeMessages, client_languages, client_messages};
pub use randomness::Randomness;
pub use settings::{Limits, Links, Retention, ServerSettings};
pub use tls::Tls;

/// The server's own messages.
pub const TEXTS: Texts = stammtisch_rules::texts!("../lang/", ".ftl");

/// How long what is under way may take when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// The largest request and the largest frame, in bytes.
pub(crate) const MAX_BODY: usize = 16 * 1024;

/// Serves on this listener until told to stop, then closes every socket.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    settings: ServerSettings,
    stop: CancellationToken,
) -> io::Result<()> {
    let app = App::start(store, settings, stop.clone());
    metrics::listen(&app).await?;
    let acceptor = Acceptor {
        router: router(app.clone()),
        tls: app.settings().tls.clone(),
        h2c: app.settings().h2c,
        connections: app.connections.clone(),
        behind_proxy: app.settings().trust_proxy,
        stop,
    };
    let tasks = TaskTracker::new();
    let accepted = acceptor.run(listener, &tasks).await;
    tasks.close();
    // What is under way has a few seconds; whatever was acknowledged is safe already.
    let closed = async {
        tokio::join!(tasks.wait(), app.close());
        app.store().close().await
    };
    tokio::time::timeout(SHUTDOWN_TIMEOUT, closed).await.ok();
    accepted
}

/// Returns all routes.
fn router(app: Arc<App>) -> Router {
    let (routes, _) = api::router().split_for_parts();
    routes
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), origin::guard))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(
            app.clone(),
            session::replace_old_cookie,
        ))
        .layer(middleware::from_fn_with_state(app.clone(), hosts::guard))
        .layer(middleware::from_fn_with_state(app.clone(), origin::shield))
        .layer(middleware::from_fn_with_state(app.clone(), metrics::count))
        .with_state(app)
}
