//! The table on the network: pages, HTTP API, sockets, sessions, limits, metrics.
//!
//! An [`App`] is the state that every handler has; a [`LiveTable`] is the way to a table in use. One task
//! owns each of them (`owner`), and every change goes the same way: the table decides, the store writes,
//! the table accepts, the owner publishes. A viewer's socket has no queue: when woken, it takes from what
//! was published last what is new for its viewer, so a slow client gets fewer and larger frames.

pub mod admin;
mod admin_page;
mod analyses;
mod api;
mod app;
mod bans;
mod changes;
mod device;
mod extract;
mod frames;
mod health;
mod hosts;
mod ids;
mod interventions;
mod limits;
mod live_table;
mod lock;
mod metrics;
mod origin;
mod owner;
mod pages;
mod presence;
mod published;
mod rejection;
mod session;
mod settings;
mod socket;
mod sockets;
mod strikes;
mod time;
mod tls;
mod viewer;
mod words;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::serve::ListenerExt;
use stammtisch_rules::Texts;
use stammtisch_store::Store;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tower_http::compression::CompressionLayer;

pub use app::App;
pub use live_table::LiveTable;
pub use settings::{Limits, Links, Retention, ServerSettings};
pub use tls::Tls;

/// The server's own messages.
pub const TEXTS: Texts = Texts {
    en: include_str!("../lang/en.ftl"),
    de: include_str!("../lang/de.ftl"),
    nl: include_str!("../lang/nl.ftl"),
};

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
    let tls = settings.tls.clone();
    let app = App::start(store, settings, stop.clone());
    metrics::listen(&app).await?;
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    match tls {
        Some(tls) => {
            let listener = tls.listen(listener);
            let listener = listener.tap_io(|stream| send_at_once(stream.get_ref().0));
            axum::serve(listener, service)
                .with_graceful_shutdown(stop.cancelled_owned())
                .await?;
        }
        None => {
            axum::serve(listener.tap_io(|stream| send_at_once(stream)), service)
                .with_graceful_shutdown(stop.cancelled_owned())
                .await?;
        }
    }
    app.close().await;
    Ok(())
}

/// Turns off Nagle's algorithm: it would hold a frame back for 40 ms until the last one is
/// acknowledged.
fn send_at_once(stream: &TcpStream) {
    stream.set_nodelay(true).ok();
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
