//! The table on the network: pages, HTTP API, sockets, sessions, limits, metrics.
//!
//! A [`House`] holds the rooms that are in use; a [`Room`] is one table with those who look at it.
//! Every change goes the same way: the table decides, the store keeps, the table accepts, the
//! viewers are woken. A viewer's socket has no queue: when woken it reads what is new for it from
//! the table, so whoever is slow gets less often, never something else.

mod api;
mod at_table;
mod book;
mod here;
mod house;
mod limits;
mod lock;
mod metrics;
mod moment;
mod origin;
mod pages;
mod refusal;
mod room;
mod session;
mod settings;
mod socket;
mod study;
mod tls;
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

pub use house::House;
pub use room::Room;
pub use settings::{Limits, Settings};
pub use tls::Tls;

/// The server's own messages.
pub const TEXTS: Texts = Texts {
    en: include_str!("../lang/en.ftl"),
    de: include_str!("../lang/de.ftl"),
    nl: include_str!("../lang/nl.ftl"),
};

/// No request and no frame is larger.
pub(crate) const LARGEST: usize = 16 * 1024;

/// Serves on this listener until told to stop, then says good-bye to everybody.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    settings: Settings,
    stop: CancellationToken,
) -> io::Result<()> {
    let tls = settings.tls.clone();
    let house = House::open(store, settings, stop.clone());
    let service = router(house.clone()).into_make_service_with_connect_info::<SocketAddr>();
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
    house.close().await;
    Ok(())
}

/// A frame that waits for the acknowledgement of the last one waits for 40 ms.
fn send_at_once(stream: &TcpStream) {
    stream.set_nodelay(true).ok();
}

/// All routes.
fn router(house: Arc<House>) -> Router {
    Router::new()
        .merge(api::routes())
        .merge(socket::routes())
        .merge(metrics::routes())
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(house.clone(), origin::guard))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(origin::shield))
        .layer(middleware::from_fn_with_state(
            house.clone(),
            metrics::count,
        ))
        .with_state(house)
}
